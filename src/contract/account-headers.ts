/** On every response to somebody who is signed in: their id, so that no page takes it for somebody else's. */
export const forHeader = 'upful-for'

/** On a request that was made earlier, without a connection: the id of the person who made it. */
export const asHeader = 'upful-as'
