type Theme = 'light' | 'dark'

/** How a story is looked at: on which widths, in which colours. */
interface Looks {
  widths?: readonly number[]
  themes?: readonly Theme[]
}

const phone = { widths: [360] }
const desktop = { widths: [1280] }
const dark: Looks = { themes: ['dark'] }
const light: readonly Theme[] = ['light']
const both: Looks = { themes: ['light', 'dark'] }

/**
 * The stories whose looks are watched, by file and export. Those that represent many: if the theme, a control or the
 * frame of a screen changes, some of them do. Without a word a story is seen on 360 and 1280 px, in light colours.
 */
export const coreStories: Record<string, Record<string, Looks>> = {
  'apps/site/src/app/Shell.stories.tsx': {
    Visitor: both,
    SignedInAdministrator: {},
    NotFound: phone,
    RightToLeft: phone,
  },
  'apps/site/src/masthead/Masthead.stories.tsx': { SettingsMenu: desktop, AccountMenu: { ...phone, ...dark } },
  'apps/site/src/menu/SideDrawer.stories.tsx': { Open: phone },
  'apps/site/src/login/LoginDialog.stories.tsx': { Login: {}, Rejected: { ...phone, ...dark } },
  'apps/site/src/search/SearchPage.stories.tsx': { NothingFound: phone },
  'libs/ui/src/theme/Colours.stories.tsx': { Light: desktop },
  'libs/ui/src/theme/Controls.stories.tsx': { Light: { ...desktop, ...both } },
  'libs/ui/src/theme/Space.stories.tsx': { Light: desktop },
  'libs/ui/src/theme/Type.stories.tsx': { Desktop: phone },
  'libs/ui/src/dialog/AppDialog.stories.tsx': { Default: {}, Failing: phone },
  'libs/ui/src/messages/MessageHost.stories.tsx': { Confirm: { ...phone, ...both } },
  'libs/ui/src/data-table/DataTable.stories.tsx': { Default: both, RightToLeft: desktop },
  'libs/ui/src/IconButton.stories.tsx': { RowOfActions: phone },
  'libs/rich-text/src/RichText.stories.tsx': { Showcase: { ...phone, ...both } },
  'libs/rich-text/src/RichTextEditor.stories.tsx': { FullDocument: desktop },
  'libs/ui/src/banners/HighlightBanner.stories.tsx': { Samples: phone },
  'libs/page-kit/src/editing/EditingToolbar.stories.tsx': { Editing: {} },
  'libs/media/src/folders/FolderTree.stories.tsx': { Expanded: phone },
  'libs/media/src/upload/UploadList.stories.tsx': { SomeFailed: phone },
  'libs/admin/src/page-manager/PageManager.stories.tsx': { Full: {}, Empty: phone, RightToLeft: phone },
  'libs/admin/src/menu-editor/MenuEditor.stories.tsx': { Small: {} },
  'libs/admin/src/site-settings/SiteSettings.stories.tsx': { Full: phone },
  'libs/admin/src/file-manager/FileManager.stories.tsx': { Full: { ...desktop, ...both } },
  'libs/plugin-single-page/src/client/View.stories.tsx': { AsVisitor: phone },
  'libs/plugin-contactform/src/client/PublicForm.stories.tsx': {
    EveryType: { ...phone, ...both },
    EverythingWrong: desktop,
  },
  'libs/plugin-progress-manager/src/client/overview/Overview.stories.tsx': { People: phone },
}

/** One look at one story; `name` is the baseline's. */
export interface Look {
  file: string
  story: string
  width: number
  theme: Theme
  name: string
}

/** Every look at every core story. */
export function allLooks(stories = coreStories): Look[] {
  return Object.entries(stories).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([story, { widths = [360, 1280], themes = light }]) =>
      themes.flatMap((theme) => widths.map((width) => look({ file, story, width, theme }))),
    ),
  )
}

function look({ file, story, width, theme }: Omit<Look, 'name'>): Look {
  const place = file.replace(/^(libs|apps)\//, '').replace(/src\/|\.stories\.tsx$/g, '')
  return { file, story, width, theme, name: `${place}-${story}-${width}${theme === 'dark' ? '-dark' : ''}.png` }
}
