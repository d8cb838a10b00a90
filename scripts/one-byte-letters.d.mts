import type { Plugin } from "vite";

export function oneByteLetters(): Plugin;
