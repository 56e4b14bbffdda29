import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { cutDescription } from './cut-description.ts'

export interface SharePreviewsProps {
  /** Of the page alone. */
  title: string
  /** As a search result has it. */
  result: string
  /** Of the page, as a search result names it. */
  address: string
  /** Of any length. */
  description: string
  /** Address of a picture; '' for none. */
  picture: string
  /** Shown where there is no picture. */
  noPicture: string
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

/** How a page shows in search results and where people share it, as typed at the moment. */
export function SharePreviews({ title, result, address, description, picture, noPicture }: SharePreviewsProps) {
  const text = cutDescription(description)
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <Preview title="In a search result">
        <div>
          <p data-address="">{address}</p>
          <p data-result="">{result || 'No title'}</p>
          <p data-text="">{text || 'Without a description, search engines take some text of the page.'}</p>
        </div>
      </Preview>
      <Preview title="When shared">
        <div data-picture="">{picture ? <img src={picture} alt="" /> : noPicture}</div>
        <div>
          <p data-address="">{window.location.host}</p>
          <p data-title="">{title || 'No title'}</p>
          <p data-text="">{text}</p>
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
