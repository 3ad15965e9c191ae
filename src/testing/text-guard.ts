import { afterEach, beforeEach } from 'vitest';

/**
 * A browser's translation moves every text node into an element of its own. React then fails to remove such a node, to insert
 * before it, or to change what the reader sees. So it must never do any of these to a text node that it rendered beside a
 * sibling: such texts need an element. Each test fails if it did.
 */
let faults: string[] = [];
let isPaused = false;

/** For a test that moves the text nodes itself. */
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

/** React marks the text nodes that it made for a text with siblings; a text that is alone is set by its element. */
function isRendered(node: Node): boolean {
  return (
    node.nodeType === Node.TEXT_NODE &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  );
}

/** The function itself, not bound to the prototype. */
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
