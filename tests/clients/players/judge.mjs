// Calls operations of the contract by their ids and holds every JSON answer against the schema of its status.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import addFormats from "ajv-formats";
import Ajv from "ajv/dist/2020.js";

const address = process.argv[2];
const contract = JSON.parse(readFileSync("openapi.json", "utf8").replaceAll('"#/', '"contract#/'));
const ajv = new Ajv({ allowUnionTypes: true });
addFormats(ajv);
ajv.addVocabulary(["discriminator", ...Object.keys(contract)]);
ajv.addSchema(contract, "contract");

const operations = {};
for (const [template, methods] of Object.entries(contract.paths)) {
  for (const [method, { operationId, responses }] of Object.entries(methods)) {
    operations[operationId] = { template, method, responses };
  }
}
export const uncalled = new Set(Object.keys(operations));
export const count = { valid: 0 };

export async function call(operationId, { path = {}, query = {}, token, body, status = 200 } = {}) {
  const { template, method, responses } = operations[operationId];
  const url = new URL(address + template.replace(/\{(\w+)\}/g, (_, name) => path[name]));
  url.search = new URLSearchParams(query);
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  if (body) headers["Content-Type"] = "application/json";
  const answer = await fetch(url, { method: method.toUpperCase(), headers, body: JSON.stringify(body) });
  const said = await answer.text();
  assert([status].flat().includes(answer.status), `${method} ${url}: ${answer.status} ${said}`);
  uncalled.delete(operationId);
  const [type] = answer.headers.get("Content-Type").split(";");
  return read(said, type, resolve(responses[answer.status]), `${method} ${url}`);
}

function read(said, type, response, request) {
  assert(type in response.content, `${request} answers with ${type}`);
  if (!type.endsWith("json")) return said;
  const json = JSON.parse(said);
  const validate = ajv.compile(response.content[type].schema);
  assert(validate(json), `${request}: ${ajv.errorsText(validate.errors)}\n${said}`);
  count.valid += 1;
  return json;
}

const resolve = (node) =>
  node.$ref ? node.$ref.split("/").slice(1).reduce((inner, key) => inner[key], contract) : node;
