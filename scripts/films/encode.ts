import { type ChildProcess, spawn, spawnSync } from "node:child_process";

/** True where a usable ffmpeg is on the path. */
export const hasFfmpeg = (): boolean => spawnSync("ffmpeg", ["-version"]).status === 0;

export interface Encoder {
  /** Adds JPEGs, one behind another. */
  add(pictures: Buffer): Promise<void>;
  finish(): Promise<void>;
}

/** Pictures in, an MP4 out that any browser plays while it still loads. Rates are pictures and frames a second. */
export function startEncoder(
  sound: string,
  film: string,
  rates: { drawn: number; film: number },
): Encoder {
  const ffmpeg = spawn(
    "ffmpeg",
    [
      ["-hide_banner", "-loglevel", "error", "-y"],
      ["-f", "mjpeg", "-framerate", String(rates.drawn), "-i", "pipe:0"],
      ["-i", sound],
      [
        "-vf",
        `fps=${rates.film},scale=in_range=pc:in_color_matrix=bt601:out_range=tv:out_color_matrix=bt709`,
        "-pix_fmt",
        "yuv420p",
      ],
      ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
      [
        "-c:v",
        "libx264",
        "-preset",
        "medium",
        "-tune",
        "animation",
        "-profile:v",
        "high",
        "-crf",
        "32",
        "-maxrate",
        "116k",
        "-bufsize",
        "1600k",
        "-g",
        "250",
        "-threads",
        "2",
      ],
      ["-c:a", "aac", "-b:a", "40k", "-ac", "1", "-ar", "44100"],
      // Nothing in the file tells when or with which version it was made: the same film is the same bytes.
      [
        "-map_metadata",
        "-1",
        "-fflags",
        "+bitexact",
        "-flags:v",
        "+bitexact",
        "-flags:a",
        "+bitexact",
      ],
      ["-movflags", "+faststart", "-shortest", film],
    ].flat(),
    { stdio: ["pipe", "ignore", "inherit"] },
  );
  const ended = endOf(ffmpeg);
  return {
    add(pictures) {
      const pipe = ffmpeg.stdin;
      if (pipe?.write(pictures) !== false) return Promise.resolve();
      return new Promise((ready) => pipe?.once("drain", ready));
    },
    finish() {
      ffmpeg.stdin?.end();
      return ended;
    },
  };
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) =>
      code === 0 ? done() : failed(new Error(`ffmpeg ended with ${code}`)),
    );
  });
}
