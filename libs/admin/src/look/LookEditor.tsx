import { Alert, Box, Button, Grid, Stack } from '@chakra-ui/react'
import { type FooterFields, maxFooterHtml, type PublishedLook } from '@sitewright/api-client'
import { takeFocus, useDeferredFocus, useSite, WorkingCopyOffer } from '@sitewright/page-kit'
import { useToast } from '@sitewright/ui'
import { useState, type FocusEvent } from 'react'
import { LookBar } from './LookBar.tsx'
import { LookControls } from './LookControls.tsx'
import { LookHead } from './LookHead.tsx'
import { LookPreview } from './preview/LookPreview.tsx'
import type { Place, ShownPlace } from './preview/show-place.ts'
import { useEditedLook } from './use-edited-look.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { useLoaded } from '@sitewright/api-client/queries'
import { loadPageOptions } from '../page-choice/page-options.ts'
import { usePageOptions } from '../page-choice/use-page-options.ts'
import type { PageFieldProps } from '../page-choice/PageField.tsx'
import { texts } from './messages.ts'

/** The choices are as narrow as they can be used; what is left is the pages'. */
const besideEachOther = 'minmax(17rem, clamp(17rem, 22vw, 24rem)) minmax(0, 1fr)'

/** Where a page has what a part of the choices is about. */
const places: Readonly<Record<string, Place>> = {
  colours: 'content',
  type: 'content',
  shape: 'content',
  masthead: 'masthead',
  pictures: 'masthead',
  footer: 'footer',
}

/** The look of the site beside its own pages in it. */
export function LookEditor({ loaded }: { loaded: PublishedLook }) {
  const { refresh } = useSite()
  const { toast, showToast } = useToast()
  const edited = useEditedLook(loaded, () => {
    showToast(texts.published(), [{ label: texts.openSite(), href: '/' }])
    void refresh()
  })
  const { draft, published, publishing, copy } = edited
  const pages = useLinkedPages([draft.footer.imprint, draft.footer.privacy])
  const [open, setOpen] = useState<string[]>(['start'])
  /** Another number whenever a picture of the site was chosen: those are not part of the look. */
  const [pictures, setPictures] = useState(0)
  useUndoKeys(edited)
  const wishFocus = useDeferredFocus()
  const [isLarge, setLarge] = useState(false)
  const { shown, follow } = useShownPlace()
  const isLegal = draft.footer.imprint !== 0 && draft.footer.privacy !== 0

  function openFooter(focus: string) {
    setLarge(false)
    setOpen((now) => [...now.filter((part) => part !== 'footer'), 'footer'])
    wishFocus(focus)
  }

  function publish() {
    const long = draft.footer.columns.findIndex(({ html }) => html.length > maxFooterHtml)
    if (long < 0) publishing.start()
    else openFooter(`[data-choices=footer] [data-too-long="${long}"]`)
  }

  return (
    <Stack gap="4">
      <LookHead edited={edited} builtIn={loaded.builtIn} onToast={showToast} />
      <LookBar edited={edited} onPublish={publish} />
      {publishing.reason && (
        <Alert.Root ref={takeFocus} tabIndex={-1} status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{publishing.reason}</Alert.Title>
        </Alert.Root>
      )}
      <WorkingCopyOffer copy={copy} busy={publishing.busy} />
      {!isLegal && <LegalNote footer={draft.footer} onChoose={() => openFooter('[data-choices=footer] select')} />}
      <Grid
        gap={{ base: '4', lg: '6' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: isLarge ? 'minmax(0, 1fr)' : besideEachOther }}
        alignItems="start"
      >
        <Box order={{ base: 2, lg: 1 }} minWidth="0" hidden={isLarge} onFocusCapture={follow}>
          <LookControls
            edited={edited}
            pages={pages}
            open={open}
            onOpen={setOpen}
            onPicture={() => setPictures((count) => count + 1)}
          />
        </Box>
        <LookPreview {...{ draft, published, pages, pictures, shown, isLarge }} onLarge={setLarge} />
      </Grid>
      {toast}
    </Stack>
  )
}

/** The place of pages that the preview shows: what is worked on. */
function useShownPlace() {
  const [shown, setShown] = useState<ShownPlace>()

  function follow({ target }: FocusEvent) {
    const part = target.closest<HTMLElement>('[data-choices]')?.dataset['choices']
    const place = part === undefined ? undefined : places[part]
    if (place) setShown({ place })
  }
  return { shown, follow }
}

function LegalNote({ footer, onChoose }: { footer: FooterFields; onChoose: () => void }) {
  return (
    <Alert.Root status="info" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1" minWidth="15rem">
        {missingLegal(footer)}
      </Alert.Title>
      <Button size="sm" variant="outline" onClick={onChoose}>
        {texts.chooseThem()}
      </Button>
    </Alert.Root>
  )
}

/** What to do about them; one of them is missing, or both. */
function missingLegal({ imprint, privacy }: FooterFields): string {
  if (imprint !== 0) return texts.noPrivacy()
  if (privacy !== 0) return texts.noImprint()
  return texts.noLegal()
}

/** The pages of the site to choose from, those of these ids among them. */
function useLinkedPages(ids: readonly number[]): PageFieldProps['pages'] {
  const { api } = useSite()
  const [first] = useState(ids)
  const { value, status, reload } = useLoaded({
    key: ['pages to choose from', ...first],
    load: () => loadPageOptions(api, first),
  })
  return { ...usePageOptions(value, ids), status, reload }
}
