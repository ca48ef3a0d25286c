/** Where the page is, where a frame is, and where the frame gets what it shows. */
export const previewAddress = '/preview'
export const frameAddress = '/preview/frame'
export const stateAddress = '/preview/state'
