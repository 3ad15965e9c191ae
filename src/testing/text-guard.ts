import { afterEach, beforeEach } from 'vitest';

/**
 * Browser translation moves every text node into a new element. React then fails to remove such a node, to insert
 * before it, or to change its text. React must therefore never do this to a text node with siblings: such texts need
 * their own element. A test that violates this rule fails.
 */
let faults: string[] = [];
let isPaused = false;

/** Pauses the guard for a test that moves the text nodes itself. */
export function withoutGuard(work: () => void): void {
  isPaused = true;
  work();
  isPaused = false;
}

beforeEach(() => {
  faults = [];
});

afterEach(() => {
  if (faults.length > 0) throw new Error(`Put each text into an element:\n${faults.join('\n')}`);
});

function note(what: string, node: Node | null, parent: Node | null): void {
  if (isPaused || !node || !isRendered(node)) return;
  const name = parent instanceof Element ? `${parent.localName}.${parent.className}` : '';
  faults.push(`"${node.nodeValue}" was ${what} in ${name} "${parent?.textContent}"`);
}

/** React attaches a fiber to text nodes that have siblings. A text without siblings is set through its element. */
function isRendered(node: Node): boolean {
  return (
    node.nodeType === Node.TEXT_NODE &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  );
}

/** Reads the function from its descriptor, which avoids an unbound method reference. */
const toMethod = (name: 'removeChild' | 'insertBefore') => {
  const method: unknown = Object.getOwnPropertyDescriptor(Node.prototype, name)?.value;
  if (typeof method !== 'function') throw new Error(`Node has no ${name}`);
  return method;
};
const removeChild = toMethod('removeChild');
const insertBefore = toMethod('insertBefore');
const nodeValue = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'nodeValue') ?? {};

Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
  note('removed', child, this);
  return Reflect.apply(removeChild, this, [child]);
};

Node.prototype.insertBefore = function insert<Child extends Node>(
  this: Node,
  child: Child,
  before: Node | null,
): Child {
  note('an anchor', before, this);
  return Reflect.apply(insertBefore, this, [child, before]);
};

Object.defineProperty(CharacterData.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: CharacterData, value: string) {
    note('changed', this, this.parentNode);
    nodeValue.set?.call(this, value);
  },
});
