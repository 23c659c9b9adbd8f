/** A promise that is resolved from outside: what a test holds back until it has looked. */
export type Deferred<Value> = { promise: Promise<Value>; resolve: (value: Value) => void }

/** `Promise.withResolvers` without `reject`, for every version of Node that this project runs on. */
export function deferred<Value = void>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
