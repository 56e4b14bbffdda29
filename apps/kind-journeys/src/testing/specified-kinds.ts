import type { PageKindServer } from '@sitewright/page-kit/server'
import form from '@sitewright/plugin-contactform/server'
import progressAdmin from '@sitewright/plugin-progress-admin/server'
import progressManager from '@sitewright/plugin-progress-manager/server'
import sectionedPage from '@sitewright/plugin-sectioned-page/server'
import singlePage from '@sitewright/plugin-single-page/server'

/** The page kinds of the specification. */
export const specifiedKinds: readonly PageKindServer[] = [
  form,
  progressAdmin,
  progressManager,
  sectionedPage,
  singlePage,
]
