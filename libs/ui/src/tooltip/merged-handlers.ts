type Handler = (event: never) => void

/** Handlers that call the element's own handler of the same name first. */
export function merged(own: object, added: Record<string, Handler>): Record<string, Handler> {
  return Object.fromEntries(
    Object.entries(added).map(([name, handler]) => {
      const first: unknown = Reflect.get(own, name)
      if (typeof first !== 'function') return [name, handler]
      return [
        name,
        (event: never) => {
          first(event)
          handler(event)
        },
      ]
    }),
  )
}
