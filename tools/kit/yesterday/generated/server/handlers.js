import { saveHandler } from '@sitewright/page-kit/server'
import { manifest } from '../manifest.js'
import { thanksStore } from './thanks-store.js'
/** What answers the calls of this kind. Input and rights are checked before. */
export function sampleKindHandlers(services) {
  const thanks = thanksStore(services)
  return {
    'POST protected/plugin/sample-kind/save-page.json.php': saveHandler(manifest, services),
    'GET protected/plugin/sample-kind/get-thanks.json.php': ({ id }, { who }) => thanks.read(id, who),
    'POST protected/plugin/sample-kind/say-thanks.json.php': ({ id }, { who }) => thanks.add(id, who),
  }
}
