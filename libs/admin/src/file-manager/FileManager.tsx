import { FullSystemProvider } from '@sitewright/ui/full'
import { FileManagerScreen } from './FileManagerScreen.tsx'

/** The File Manager screen, with the full design system that only administration loads. */
export default function FileManager() {
  return (
    <FullSystemProvider>
      <FileManagerScreen />
    </FullSystemProvider>
  )
}
