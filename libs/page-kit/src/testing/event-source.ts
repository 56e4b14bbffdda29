import { act } from 'react'
import { beginActing } from './begin-acting.ts'

/** What a browser has for server-sent events, as far as it is used; a test says what comes. */
export class TestEventSource extends EventTarget {
  static opened: TestEventSource[] = []
  isOpen = true
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    TestEventSource.opened.push(this)
  }
  close() {
    this.isOpen = false
  }
  tell(event: unknown) {
    const end = beginActing()
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) })))
    end()
  }
}
