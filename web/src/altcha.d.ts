declare module 'altcha/workers/*?worker' {
  const Worker: new () => globalThis.Worker;
  export default Worker;
}
