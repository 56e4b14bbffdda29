/** Who defines progression systems. */
export const systemAdmin = 'plugin.progresssystem.admin'

/** Who records the progress of people. */
export const systemUser = 'plugin.progresssystem.user'
