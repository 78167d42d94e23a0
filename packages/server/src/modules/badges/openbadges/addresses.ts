/** Below it are the public addresses of badges; the server answers them without a sign-in. */
export const badgesPath = '/badges/'

export const issuerPath = `${badgesPath}issuer`
/** All public keys; each of them has an address of its own below it. */
export const keysPath = `${badgesPath}keys`
export const keyPath = (kid: string): string => `${keysPath}/${kid}`
export const statusListPath = (list: number): string => `${badgesPath}status/${list}`
export const achievementPath = (version: string): string => `${badgesPath}achievements/${version}`
export const imagePath = (version: string): string => `${badgesPath}images/${version}.svg`
export const picturePath = (picture: string): string => `${badgesPath}pictures/${picture}.png`
export const credentialPath = (code: string): string => `${badgesPath}credentials/${code}`
/** The page on which people check a badge. */
export const checkPath = (code: string): string => `${badgesPath}check/${code}`
