import { Alert, Button } from '@chakra-ui/react'
import type { Page, PageType } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { typeOfPage } from './payloads.ts'

export interface TypesNoticeProps {
  types: Loaded<readonly PageType[]>
  /** The page to clone, if any. */
  source: Page | undefined
}

/** Says why CREATE stays disabled, where it does so for longer than the types take to load. */
export function TypesNotice({ types, source }: TypesNoticeProps) {
  if (types.status === 'failed')
    return (
      <Alert.Root status="warning" role="status">
        <Alert.Indicator />
        <Alert.Title flex="1">The page types could not be loaded.</Alert.Title>
        <Button size="xs" variant="outline" onClick={types.reload}>
          Retry
        </Button>
      </Alert.Root>
    )
  if (types.status === 'ready' && source && !typeOfPage(source, types.value ?? []))
    return (
      <Alert.Root status="warning" role="status">
        <Alert.Indicator />
        <Alert.Title>Pages of the type ‘{source.detail || source.renderer}’ can no longer be created.</Alert.Title>
      </Alert.Root>
    )
  return null
}
