import { type Handlers, type PageKindServices, saveHandler } from '@sitewright/page-kit/server'
import type { sectionedPageCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { completeSizes } from './complete-sizes.ts'
import { folderFiles } from './folder-files.ts'
import { templatesService } from './templates.ts'

/** What answers the calls of sectioned pages. */
export function pageHandlers(services: PageKindServices): Handlers<typeof sectionedPageCalls> {
  const templates = templatesService(services)
  const save = saveHandler(manifest, services)
  return {
    async 'POST protected/plugin/sectioned-page/save-page.json.php'(input, context) {
      const content = await completeSizes(input.content, { imageSizes: services.files.imageSizes, who: context.who })
      return save({ ...input, content }, context)
    },
    'GET protected/plugin/sectioned-page/get-folder-files.json.php': folderFiles(services),
    async 'GET protected/plugin/sectioned-page/find-places.json.php'({ q = '' }) {
      const { isOn: available, find } = services.places
      const words = q.trim()
      return { available, places: available && words !== '' ? [...(await find(words))] : [] }
    },
    'GET protected/plugin/sectioned-page/get-template-list.json.php': () => templates.list(),
    'GET protected/plugin/sectioned-page/get-template.json.php': ({ id }) => templates.read(id),
    'POST protected/plugin/sectioned-page/save-template.json.php': (input, { who }) => templates.save(input, who),
    async 'POST protected/plugin/sectioned-page/rename-template.json.php'({ id, name }) {
      await templates.rename(id, name)
      return {}
    },
    async 'POST protected/plugin/sectioned-page/delete-template.json.php'({ id }, { who }) {
      await templates.remove(id, who)
      return {}
    },
  }
}
