import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A fresh page for each test, at the same address and with empty storage.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
