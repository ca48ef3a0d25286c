import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import { LoginPage } from './LoginPage.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'
import { SignUpPage } from './SignUpPage.tsx'
import { start } from './start.tsx'
import './sign-in.css'

start(
  new Map([
    ['login', LoginPage],
    ['signup', SignUpPage],
    ['forgot-password', ForgotPasswordPage],
    ['reset-password', ResetPasswordPage],
  ]),
)
