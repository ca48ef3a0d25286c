import { AuthPage } from './AuthPage.tsx'
import { start } from './start.tsx'

// An entry of its own: its role fields would weigh on the plain forms.
start(new Map([['auth', AuthPage]]))
