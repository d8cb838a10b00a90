import { Notice } from "#app/components/ui/notice.tsx";
import { useSuccess } from "./timed-message.ts";

/**
 * What came of a form, at its foot. The place of success is there before the message is, or screen
 * readers would not hear it.
 */
export function FormStatus({
  form,
  success,
  failure,
}: {
  form: string;
  success: string;
  failure: string | null;
}) {
  const succeeded = useSuccess(form);
  return (
    <>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <div aria-live="polite">{succeeded && <Notice kind="success">{success}</Notice>}</div>
    </>
  );
}
