import { defineMessages } from '@sitewright/messages'

/** The search for places. */
export const texts = defineMessages('sectioned-page/place-search', {
  places: 'Places',
  find: 'Find a place',
  hint: 'An address, or the name of a place.',
  searching: 'Searching…',
  search: 'Search',
  centred: 'The map is centred on {name}.',
  pinned: 'There is a pin at {name}.',
  none: 'No place was found. Try fewer or other words.',
  failed: 'The places could not be searched for, please try again later',
  found: 'Places found',
  centreOn: 'Centre the map on {name}',
  centreHere: 'Centre the map here',
  pinAt: 'Add a pin at {name}',
  pinHere: 'Add a pin here',
})
