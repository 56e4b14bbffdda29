/** The account that the journeys' server begins with. */
export const administrator = { email: 'admin@example.org', password: 'a long password for journeys' }
