// The address of a built worker, as Vite gives it.
declare module "*?sharedworker&url" {
  const address: string;
  export default address;
}
