import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A page of its own for each test, at the same address and with nothing kept.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
