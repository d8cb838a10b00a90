import { Barys, type Pose } from "#app/components/barys/barys.tsx";
import { Horn } from "#app/components/ui/horn.tsx";

const poses: Pose[] = ["hello", "right", "wrong", "streak", "empty", "thinking"];
export default function Page() {
  return (
    <main className="p-8">
      <div className="flex flex-wrap gap-6">
        {poses.map((p) => (
          <Barys key={p} pose={p} className="size-56 bg-felt-raised" />
        ))}
      </div>
      <Horn shape="pair" className="size-24 text-sky" />
      <Horn shape="cross" className="size-64 text-sky" />
      <div className="horn-band text-sky" />
      <p lang="kk" className="text-6xl font-extrabold">
        Әә Ғғ Ққ Ңң Өө Ұұ Үү Һһ Іі ₸ Қоңыр күз үңгір
      </p>
      <p className="text-5xl font-bold">Ä Ğ I İ Ñ Ö Ş Ū Ü ä ğ ı i ñ ö ş ū ü</p>
      <p>
        Учите казахский по пять минут в день. Learn Kazakh five minutes at a time: «тіл — халық
        жаны», it’s 100 %.
      </p>
    </main>
  );
}
