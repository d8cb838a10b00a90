import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { messageCompilerOptions } from "./message-compiler.ts";

export default defineConfig({
  plugins: [paraglideVitePlugin(messageCompilerOptions), tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rollupOptions: { input: "./app/server.ts" } } },
  },
});
