import { AuthPage } from './AuthPage.tsx'
import { start } from './start.tsx'
import './sign-in.css'

// A separate bundle, so that the simple forms don't load the role fields.
start(new Map([['auth', AuthPage]]))
