/** Splits contracts for the pages into how to call and what to check by: a schema that no page asks for is neither sent nor made. */

import { readFile } from 'node:fs/promises';
import { type Plugin, parseAst, transformWithOxc } from 'vite';

/** Properties of a route that only the server and the API document read. */
const SERVER_ONLY = new Set([
  'summary',
  'params',
  'query',
  'body',
  'response',
  'example',
  'status',
  'produces',
  'consumes',
]);

/** Modules of both sides: they describe, and running them does nothing. */
const SHARED = /\/(?:common|features\/[\w-]+)\/(?!client\/|server\/)[^?]*\.ts$/;
const PART = /^(.*\.ts)\?part=(calls|schemas)$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** All nodes inside, but not the mere names of properties. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const [key, value] of Object.entries(node)) {
    const isName =
      (key === 'key' && !node.computed && !node.shorthand) || (key === 'property' && !node.computed);
    if (isName) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child);
  }
}

/** The name at the root of 'a.b().c()'. */
function rootOf(node: Node): string | undefined {
  const inner = node.callee ?? node.object;
  return isNode(inner) ? rootOf(inner) : (node.name as string | undefined);
}

/** The declaration with each call that makes its value marked as free of effects, and routes without their schemas. */
function leanText(statement: Node, code: string): string {
  const declaration = isNode(statement.declaration) ? statement.declaration : statement;
  const made = ((declaration.declarations ?? []) as Node[]).map(({ init }) => init as Node | null);
  let text = code.slice(statement.start, statement.end);
  for (const init of made.reverse()) {
    if (init?.type !== 'CallExpression') continue;
    const value = leanRoute(init, code) ?? code.slice(init.start, init.end);
    const [from, to] = [init.start - statement.start, init.end - statement.start];
    text = `${text.slice(0, from)}/* @__PURE__ */ (() => ${value})()${text.slice(to)}`;
  }
  return text;
}

function leanRoute(call: Node, code: string): string | undefined {
  const [first] = call.arguments as Node[];
  if ((call.callee as Node).name !== 'route' || first?.type !== 'ObjectExpression') return;
  const kept = (first.properties as Node[]).filter(
    ({ key }) => !SERVER_ONLY.has((key as Node | undefined)?.name as string),
  );
  return `({ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} })`;
}

const parse = (code: string) => parseAst(code).body as unknown as Node[];

export interface Parts {
  calls: string;
  schemas: string;
}

interface Statement {
  text: string;
  /** Names it gives. */
  declared: string[];
  /** Names it needs. */
  needed: Set<unknown>;
  isSchema: boolean;
}

function readStatement(node: Node, code: string, imported: ReadonlySet<unknown>): Statement {
  const lean = leanText(node, code);
  const [statement] = parse(lean) as [Node];
  const declaration = isNode(statement.declaration) ? statement.declaration : statement;
  const declared = [declaration, ...((declaration.declarations ?? []) as Node[])].flatMap(({ id }) =>
    isNode(id) && typeof id.name === 'string' ? id.name : [],
  );
  const inside = [...nodesIn(statement)];
  /* 'thing.nullable()': only schemas are called like that in a contract. */
  const isMadeOfImported = inside.some(
    (one) =>
      one.type === 'CallExpression' &&
      (one.callee as Node).type === 'MemberExpression' &&
      imported.has(rootOf(one)),
  );
  return {
    text: declared.length === 0 || statement.type.startsWith('Export') ? lean : `export ${lean}`,
    declared,
    needed: new Set(inside.filter(({ type }) => type === 'Identifier').map(({ name }) => name)),
    isSchema: declared.length === 0 || isMadeOfImported,
  };
}

/** `own`: how the second part reaches the first. */
export function splitContract(code: string, own: string): Parts {
  const nodes = parse(code);
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration');
  const head = imports.map(({ start, end }) => code.slice(start, end));
  const imported = new Set(
    imports.flatMap(({ specifiers }) => (specifiers as Node[]).map(({ local }) => (local as Node).name)),
  );
  const statements = nodes
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map((node) => readStatement(node, code, imported));

  /* What needs a schema is one of them. */
  const beyond = new Set<unknown>(['z']);
  for (let known = -1; known !== beyond.size; ) {
    known = beyond.size;
    for (const one of statements) {
      one.isSchema ||= [...one.needed].some((name) => beyond.has(name));
      if (one.isSchema) for (const name of one.declared) beyond.add(name);
    }
  }
  const calls = statements.filter(({ isSchema }) => !isSchema);
  const names = calls.flatMap(({ declared }) => declared);
  return {
    calls: [...head, ...calls.map(({ text }) => text)].join('\n'),
    schemas: [
      `import { ${names.join(', ')} } from ${JSON.stringify(own)};`,
      ...head,
      ...statements.filter(({ isSchema }) => isSchema).map(({ text }) => text),
    ].join('\n'),
  };
}

async function partsOf(path: string): Promise<Parts> {
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, { sourcemap: false });
  return splitContract(code, `${path}?part=calls`);
}

/** Whoever takes a part's private names by '*' gets more than the module gives; nobody asks for them. */
const facade = (path: string): string =>
  ['calls', 'schemas'].map((part) => `export * from ${JSON.stringify(`${path}?part=${part}`)};`).join('\n');

export const isSchemasPart = (id: string): boolean => PART.exec(id)?.[2] === 'schemas';

export const leanContracts: Plugin = {
  name: 'lean-contracts',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: PART }, handler: (id) => id },
  load: {
    filter: { id: [SHARED, PART] },
    async handler(id) {
      const [, path, part] = PART.exec(id) ?? [];
      const isContract = path || /import \{ z \} from 'zod'/.test(await readFile(id, 'utf8'));
      if (!isContract) return null;
      const code = path ? (await partsOf(path))[part as keyof Parts] : facade(id);
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
  },
};
