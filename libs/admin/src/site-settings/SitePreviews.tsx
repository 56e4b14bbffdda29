import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { fileUrl } from '@sitewright/api-client'
import { useId, type ReactNode } from 'react'
import { cutDescription } from './cut-description.ts'
import type { SettingFields } from './setting-fields.ts'

export interface SitePreviewsProps {
  fields: SettingFields
  /** Name of the default page, where there is one. */
  page: string
}

const card = {
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '& > div': { padding: '3' },
  '& [data-picture]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    aspectRatio: '1.91',
    background: 'bg.muted',
    textStyle: 'sm',
    color: 'fg.muted',
    textAlign: 'center',
  },
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  '& [data-address]': { textStyle: 'xs', color: 'fg.muted', lineClamp: '1' },
  '& [data-title]': { fontWeight: 'semibold', lineClamp: '2' },
  '& [data-result]': { textStyle: 'lg', color: 'accent.fg', lineClamp: '2' },
  '& [data-text]': { textStyle: 'sm', color: 'fg.muted', lineClamp: '4' },
}

/** How the site's own address shows in search results and where people share it, as typed at the moment. */
export function SitePreviews({ fields, page }: SitePreviewsProps) {
  const { SiteTitle, SiteMetaDescription, SiteLogoLarge } = fields
  const description = cutDescription(SiteMetaDescription)
  const { host, origin } = window.location
  const title = page && SiteTitle && page !== SiteTitle ? `${page} – ${SiteTitle}` : page || SiteTitle

  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <Preview title="In a search result">
        <div>
          <p data-address="">{origin}</p>
          <p data-result="">{title || 'No title'}</p>
          <p data-text="">{description || 'Without a description, search engines take some text of the page.'}</p>
        </div>
      </Preview>
      <Preview title="When shared">
        <div data-picture="">
          {SiteLogoLarge > 0 ? (
            <img src={fileUrl(SiteLogoLarge, { w: 640 })} alt="" />
          ) : (
            'The large logo is the picture'
          )}
        </div>
        <div>
          <p data-address="">{host}</p>
          <p data-title="">{page || SiteTitle || 'No title'}</p>
          <p data-text="">{description}</p>
        </div>
      </Preview>
    </SimpleGrid>
  )
}

function Preview({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} minWidth="0">
      <Text as="h3" id={id} textStyle="sm" fontWeight="medium" marginBlockEnd="1.5">
        {title}
      </Text>
      <Box css={card}>{children}</Box>
    </Box>
  )
}
