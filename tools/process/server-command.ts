/**
 * What Node needs to run the built server. The young generation is kept small, which is most of an idle server's memory,
 * and the old one grows in small steps, which is most of a busy one's.
 */
export const serverCommand = ['--max-semi-space-size=4', '--heap-growing-percent=30', 'apps/server/bin/server.mjs']
