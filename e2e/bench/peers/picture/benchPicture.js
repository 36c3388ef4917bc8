// Draws the parts of the kept picture that e2e/bench/measures/starts.ts has stored, as public/screen.js does.
const WAITING = /^(on|href|src|id$)/;

function fill(parent, nodes, namespace) {
  for (const node of nodes) {
    if (typeof node === "string") parent.append(node);
    else parent.append(draw(node, namespace));
  }
}

function draw([tag, attributes, ...children], around) {
  const namespace = tag === "svg" ? "http://www.w3.org/2000/svg" : around;
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "style") element.style.cssText = value;
    else if (!WAITING.test(name)) element.setAttribute(name, value);
  }
  fill(element, children, namespace);
  return element;
}

const picture = document.createElement("div");
picture.id = "kept";
fill(picture, JSON.parse(localStorage.getItem("picture")), document.documentElement.namespaceURI);
document.body.append(picture);
