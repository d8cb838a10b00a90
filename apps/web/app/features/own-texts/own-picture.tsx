import type { Picture } from "@tilashar/own-texts";
import { useEffect, useState } from "react";

/** A picture of a learner's own book, from the device; its room is kept before it is drawn. */
export function OwnPicture({ picture }: { picture: Picture }) {
  const { bytes, type, width, height, alt } = picture;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      className="mx-auto h-auto max-h-[80vh] max-w-full rounded-lg object-contain"
    />
  );
}
