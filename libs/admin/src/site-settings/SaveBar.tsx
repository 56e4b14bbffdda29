import { Button, Flex, Text } from '@chakra-ui/react'
import { SaveState, saveKeys, type WorkingCopy } from '@sitewright/page-kit'
import { stick, useStuck } from '@sitewright/ui'
import { Check, Save } from 'lucide-react'
import { useRef } from 'react'
import type { EditedSettings } from './use-setting-fields.ts'

interface SaveBarProps extends Pick<EditedSettings, 'changed' | 'saving' | 'saved'> {
  copy: WorkingCopy
}

/** The button that saves all settings, always in sight, and whether there is something to save. */
export function SaveBar({ changed, saving, saved, copy }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useStuck(bar, 'foot')
  const done = saved && !changed
  return (
    <Flex
      ref={bar}
      css={stick.foot}
      gap="3"
      align="center"
      justify="flex-end"
      paddingBlock="3"
      background="bg"
      borderBlockStartWidth="1px"
    >
      <SaveState copy={copy} saved="Kept for you" />
      <Text role="status" textStyle="sm" color={done ? 'fg.success' : 'fg.muted'}>
        {changed ? 'Unsaved changes' : done && 'Saved'}
      </Text>
      <Button
        type="submit"
        aria-keyshortcuts={saveKeys}
        disabled={!changed}
        loading={saving}
        loadingText="Save Settings"
      >
        {done ? <Check aria-hidden /> : <Save aria-hidden />} Save Settings
      </Button>
    </Flex>
  )
}
