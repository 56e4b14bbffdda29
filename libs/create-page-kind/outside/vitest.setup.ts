import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// a busy machine takes its time; a test that succeeds never waits for this
configure({ asyncUtilTimeout: 60_000 })
afterEach(cleanup)
