/** The name of a database with all tables, that each test's own is copied from. */
export const template = 'sitewright_template'
