import { maxTitleLength, maxMarkers } from '../../model/limits.ts'
import { assertText, refuse } from '@sitewright/page-kit/server'
import { fieldsOf } from '@sitewright/page-kit/values'
import { assertNumber } from '../assert-number.ts'
import { defineSectionRules } from '../define-section-rules.ts'
import { latitudes, longitudes, mapModel, zooms } from './model.ts'
import { names, refusals } from '../refused-names.ts'

export const mapRules = defineSectionRules(mapModel, {
  clean: (sent) => {
    assertNumber(sent['Zoom'], { name: names.zoom, ...zooms })
    assertPlace(sent['Centre'])
    const markers = sent['Markers'] ?? []
    if (!Array.isArray(markers)) refuse(refusals.pinList)
    if (markers.length > maxMarkers) refuse(() => refusals.pins({ most: maxMarkers }))
    for (const marker of markers.map(fieldsOf)) {
      assertText(marker['Title'], { name: names.pin, longest: maxTitleLength })
      assertPlace(marker['Position'])
    }
    return mapModel.read(sent)
  },
  text: ({ Markers }) => Markers.map(({ Title }) => Title).join(' '),
  // Mapbox GL, for a site with a maps key; without one nothing but pictures is loaded
  sources: [
    { directive: 'worker-src', source: 'blob:' },
    { directive: 'connect-src', source: 'https://api.mapbox.com' },
    { directive: 'connect-src', source: 'https://*.tiles.mapbox.com' },
    { directive: 'connect-src', source: 'https://events.mapbox.com' },
  ],
})

function assertPlace(place: unknown): void {
  const { lat, lng } = fieldsOf(place)
  assertNumber(lat, { name: names.latitude, ...latitudes })
  assertNumber(lng, { name: names.longitude, ...longitudes })
}
