// Class names of CSS modules are read by string, so that a missing one is undefined.
declare module "*.module.css" {
  const classes: Readonly<Record<string, string | undefined>>;
  export default classes;
}
