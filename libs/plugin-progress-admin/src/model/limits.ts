/** Characters of a system's name, and of a state's or a stage's. */
export const maxNameLength = 200

/** States, and stages, of one system. */
export const maxEntries = 500
