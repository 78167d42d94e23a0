/** What a picture of a person may be; the server looks into the file itself. */
export const pictureKinds = ['.png', '.webp', '.jpg', '.jpeg', '.avif']
/** Bytes: 5 MiB. */
export const pictureSize = 5 * 1024 * 1024
