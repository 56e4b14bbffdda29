import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { cutDescription } from './cut-description.ts'
import styles from './SharePreviews.module.css'
import { texts } from './messages.ts'

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

/** How a page shows in search results and where people share it, as typed at the moment. */
export function SharePreviews({ title, result, address, description, picture, noPicture }: SharePreviewsProps) {
  const text = cutDescription(description)
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <Preview title={texts.inResult()}>
        <div>
          <p dir="auto" className={styles.address}>
            {address}
          </p>
          <p dir="auto" className={styles.result}>
            {result || texts.noTitle()}
          </p>
          <p dir="auto" className={styles.text}>
            {text || texts.noDescription()}
          </p>
        </div>
      </Preview>
      <Preview title={texts.whenShared()}>
        <div className={styles.picture}>{picture ? <img src={picture} alt="" /> : noPicture}</div>
        <div>
          <p dir="auto" className={styles.address}>
            {window.location.host}
          </p>
          <p dir="auto" className={styles.title}>
            {title || texts.noTitle()}
          </p>
          <p dir="auto" className={styles.text}>
            {text}
          </p>
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
      <div className={styles.card}>{children}</div>
    </Box>
  )
}
