import { Button, chakra, Link, Stack, Text } from '@chakra-ui/react'
import type { Api, BrokenLink, BrokenLinks } from '@sitewright/api-client'
import { useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { AppDialog, EmptyState, Spinner } from '@sitewright/ui'
import { useState } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { pageAddress } from '../shared/page-address.ts'
import { texts } from './messages.ts'

/** Links that are listed at most: anyone who has mended these can look again. */
const maxListed = 500

const reasons: Readonly<Record<BrokenLink['why'], () => string>> = {
  missing: texts.brokenMissing,
  file: texts.brokenFile,
  unpublished: texts.brokenUnpublished,
  heading: texts.brokenHeading,
  personal: texts.brokenPersonal,
  restricted: texts.brokenRestricted,
}

interface Found {
  links: readonly BrokenLink[]
  /** True if not all pages were looked at. */
  more: boolean
}

/** The links of the site's pages that lead to nothing of the site, with a way to each page. */
export function BrokenLinksDialog({ onClose }: { onClose: () => void }) {
  const { api } = useSite()
  const [looked, setLooked] = useState(0)
  const found = useLoaded<Found>({ key: ['broken links'], load: () => findBrokenLinks(api, setLooked) })
  return (
    <AppDialog
      open
      title={texts.brokenLinks()}
      size="lg"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {texts.close()}
        </Button>
      }
    >
      {found.status === 'loading' && (
        <Stack align="center" gap="2">
          <Spinner label={texts.looking()} />
          <Text textStyle="sm" color="fg.muted" aria-hidden>
            {looked === 0 ? texts.lookingShown() : texts.looked({ count: looked })}
          </Text>
        </Stack>
      )}
      {found.status === 'failed' && (
        <LoadFailure title={texts.lookFailed()} error={found.error} onRetry={found.reload} />
      )}
      {found.value && <BrokenLinkList {...found.value} />}
    </AppDialog>
  )
}

function BrokenLinkList({ links, more }: Found) {
  if (links.length === 0) return <EmptyState title={texts.noBroken()}>{texts.noBrokenHint()}</EmptyState>
  const pages = [...Map.groupBy(links, ({ page }) => page.id).values()]
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        {(more ? texts.brokenFirst : texts.brokenCount)({ count: links.length, pages: pages.length })}
      </Text>
      <Pages aria-label={texts.pagesWithBroken()}>
        {pages.map((some) => (
          <PageLinks key={some[0]?.page.id} links={some} />
        ))}
      </Pages>
    </Stack>
  )
}

function PageLinks({ links: [first, ...others] }: { links: readonly BrokenLink[] }) {
  if (!first) return null
  const { page } = first
  return (
    <li>
      <Link href={`${pageAddress(page)}#edit`} dir="auto" fontWeight="medium">
        {shownTitle(page.name)}
      </Link>
      <ul>
        {[first, ...others].map(({ text, address, why }, place) => (
          <li key={place}>
            <span dir="auto">{text === '' ? texts.picture() : texts.quoted({ text })}</span> →{' '}
            <bdi data-address>{address}</bdi>
            <small>{reasons[why]()}</small>
          </li>
        ))}
      </ul>
    </li>
  )
}

const Pages = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    overflowWrap: 'anywhere',
    '& ul': { listStyle: 'none', marginTop: '1' },
    '& ul > li': { textStyle: 'sm', paddingBlock: '1.5', borderTopWidth: '1px', borderTopColor: 'border.muted' },
    '& [data-address]': { color: 'fg.muted' },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
  },
})

/** The server looks at some pages at a time, so that nobody else waits for it. */
async function findBrokenLinks(api: Api, onLooked: (pages: number) => void): Promise<Found> {
  const links: BrokenLink[] = []
  let after: number | null = 0
  let looked = 0
  while (after !== null && links.length < maxListed) {
    const some: BrokenLinks = await api('GET private/page-get-broken-links.json.php', after === 0 ? {} : { after })
    links.push(...some.items)
    looked += some.looked
    after = some.next
    onLooked(looked)
  }
  return { links: links.slice(0, maxListed), more: after !== null || links.length > maxListed }
}
