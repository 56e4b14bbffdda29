/** The account that the journeys' server begins with. */
export const administrator = { email: 'admin@example.org', password: 'a long password for journeys' }

/**
 * What the journeys' servers begin with. Their language is named, so that no browser of a journey is asked for it: journeys
 * read days and numbers as New Zealand writes them, each in the time zone of its own browser.
 */
export const firstStart = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  SITE_LANGUAGE: 'en-NZ',
}
