// Class names of a CSS module are read by string, so that a missing one shows as undefined.
declare module "*.module.css" {
  const classes: Readonly<Record<string, string | undefined>>;
  export default classes;
}
