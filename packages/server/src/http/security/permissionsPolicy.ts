// Everything a page could ask the device for and Somo does not. Full screen, pictures in pictures, requests that wait
// and the end of a page are left to course packages, the storage of a framed page to embedding.
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

// Passkeys, for our own pages and never for a site that frames them.
const ownFeatures = ['publickey-credentials-create', 'publickey-credentials-get']

/** Permissions-Policy of every page: what is not used is off, in frames too (session.md 4.1). */
export const permissionsPolicy = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ')

/** Permissions-Policy of content: sound and film may begin by themselves, nothing else is added. */
export const contentPermissions = unusedFeatures
  .filter((feature) => feature !== 'autoplay')
  .map((feature) => `${feature}=()`)
  .join(', ')
