/** A clipboard that holds this, by type; jsdom has none. */
export function clipboard(content: Readonly<Record<string, string>>, files: readonly File[] = []): DataTransfer {
  const data = new Map(Object.entries(content))
  return {
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, value: string) => data.set(type, value),
    types: [...data.keys(), ...(files.length > 0 ? ['Files'] : [])],
    files,
  } as unknown as DataTransfer
}
