// The colours of `client/ui/theme.css`, written out: mail programs know no variables.
const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif"
const ink = 'color:#1f1a12'
const soft = 'color:#5c5343'

/** Inline styles: the light look, which every mail program shows. */
export const style = {
  body: `margin:0;padding:0;background:#fbf7ee;${ink};${font};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px',
  sand: `background:#fbf7ee;${font}`,
  edge: 'padding:24px 12px',
  column: 'max-width:560px;text-align:left',
  brand: 'padding:0 8px 16px',
  mark: `width:36px;height:36px;border-radius:12px;background:#08783f;color:#f7c325;font-size:20px;font-weight:800;line-height:36px;${font}`,
  name: `padding-left:10px;font-size:20px;font-weight:800;letter-spacing:-0.02em;${ink};${font}`,
  card: `padding:28px 24px 20px;background:#ffffff;border:1px solid #e4dac6;border-radius:16px;overflow-wrap:anywhere;${font}`,
  title: `margin:0 0 16px;font-size:22px;line-height:28px;font-weight:800;letter-spacing:-0.01em;${ink}`,
  paragraph: `margin:0 0 16px;font-size:16px;line-height:24px;${ink}`,
  news: 'padding:16px 0 0;border-top:1px solid #e4dac6',
  newsTitle: 'margin:0 0 6px;font-size:16px;line-height:24px;font-weight:700',
  newsLink: 'color:#08783f;text-decoration:underline',
  facts: `margin:0 0 16px;background:#f2ebdc;border-radius:12px;border-collapse:separate;${font}`,
  factLabel: `padding:8px 8px 8px 14px;width:28%;font-size:14px;line-height:22px;${soft}`,
  factValue: `padding:8px 14px 8px 0;font-size:16px;line-height:22px;font-weight:600;${ink}`,
  codeBox: 'margin:0 0 16px',
  code: `padding:16px;background:#f2ebdc;border-radius:12px;${font}`,
  codeLabel: `font-size:14px;line-height:22px;${soft}`,
  codeText: `font-size:24px;line-height:34px;letter-spacing:0.12em;${ink}`,
  buttonBox: 'margin:8px 0 24px;border-collapse:separate',
  buttonCell: 'border-radius:12px;background:#08783f',
  button: `display:inline-block;padding:13px 24px;background:#08783f;border-radius:12px;color:#ffffff;font-size:16px;line-height:22px;font-weight:700;text-decoration:none;${font}`,
  foot: `padding:20px 8px 0;${soft};${font}`,
  footLine: `margin:0 0 8px;font-size:14px;line-height:20px;${soft}`,
  footLink: `${soft};text-decoration:underline`,
} as const

/** The dark look, for mail programs that ask the device. */
export const letterStyles = [
  ':root{color-scheme:light dark}',
  '@media (max-width:420px){.edge{padding:16px 8px!important}.card{padding:24px 18px 16px!important}}',
  '@media (prefers-color-scheme:dark){',
  '.sand{background:#14110c!important}',
  '.card{background:#1f1b14!important;border-color:#3b3529!important}',
  '.sunk{background:#2b261d!important}',
  '.line{border-color:#3b3529!important}',
  '.ink{color:#f6f0e2!important}',
  '.soft{color:#bfb49e!important}',
  '.leaf{color:#4ccb87!important}',
  '.button{background:#4ccb87!important;color:#06200f!important}',
  '}',
].join('')
