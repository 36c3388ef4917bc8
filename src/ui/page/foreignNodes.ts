// Lets React go on in a page that a translator or an extension rewrites.
// See docs/decisions/writing.md#pages-that-others-rewrite.

/**
 * Makes two methods of Node lenient about a node that another program has moved or replaced. Removing it removes it
 * from where it is within the parent; one that has left the parent stays away. Inserting before it inserts before
 * what it was wrapped in; at the end, where it has left. Without this both throw, and React ends the page.
 */
export function tolerateForeignNodes(prototype: Node = Node.prototype): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (childWith(this, child) !== null) removeChild.call(child.parentNode, child);
    return child;
  };
  // Libraries leave the second argument undefined to append.
  prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before?: Node | null): T {
    insertBefore.call(this, node, childWith(this, before ?? null));
    return node;
  };
}

/** The child of `parent` that is `node` or holds it; null where `node` is not within `parent`. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}
