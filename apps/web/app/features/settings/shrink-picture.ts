const side = 512;
const maxFileBytes = 8 * 1024 * 1024;

/**
 * Makes a photo as small as it will be shown before it is sent: a phone's camera makes megabytes, and a
 * bus has little network. What the browser cannot draw goes as it is, for the server to judge.
 *
 * @returns null when the file is too large to send
 */
export async function shrinkPicture(file: File): Promise<Blob | null> {
  return (await drawn(file)) ?? (file.size <= maxFileBytes ? file : null);
}

async function drawn(file: File): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const edge = Math.min(bitmap.width, bitmap.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.min(side, edge);
    canvas.height = canvas.width;
    const left = (bitmap.width - edge) / 2;
    const top = (bitmap.height - edge) / 2;
    canvas
      .getContext("2d")
      ?.drawImage(bitmap, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
  } catch {
    return null;
  }
}
