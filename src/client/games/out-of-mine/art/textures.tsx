// The cut of each crystal, repeated once a space: brilliant, slanting shafts, step cut, pyramids, frost needles.

export function TextureDefs() {
  return (
    <>
      <pattern id="mine-tex-yellow" width="100" height="100" patternUnits="userSpaceOnUse">
        <path fill="#fff" fill-opacity=".55" d="M0 20V0h20l20 26-14 14z" />
        <path fill="#fff" fill-opacity=".34" d="M20 0h60L60 26H40z" />
        <path fill="#fff" fill-opacity=".12" d="M80 0h20v20L74 40 60 26zM0 80V20l26 20v20z" />
        <path fill="#5a3300" fill-opacity=".14" d="M100 20v60L74 60V40zM20 100H0V80l26-20 14 14z" />
        <path fill="#5a3300" fill-opacity=".3" d="M80 100H20l20-26h20z" />
        <path fill="#5a3300" fill-opacity=".46" d="M100 80v20H80L60 74l14-14z" />
        <path fill="#fff" fill-opacity=".28" d="M40 26h20L50 50zM26 40l14-14 10 24zM26 60V40l24 10z" />
        <path fill="#5a3300" fill-opacity=".16" d="M60 74H40l10-24zM74 60 60 74 50 50z" />
      </pattern>
      <pattern id="mine-tex-blue" width="100" height="100" patternUnits="userSpaceOnUse">
        <path
          fill="#fff"
          fill-opacity=".36"
          d="M0 0h12L0 12zM50 0h12L0 62V50zM100 0v12L12 100H0zM100 50v12L62 100H50z"
        />
        <path
          fill="#fff"
          fill-opacity=".12"
          d="M12 0h12L0 24V12zM62 0h12L0 74V62zM100 12v12L24 100H12zM100 62v12L74 100H62z"
        />
        <path
          fill="#001b46"
          fill-opacity=".34"
          d="M38 0h12L0 50V38zM88 0h12L0 100V88zM100 38v12L50 100H38zM100 88v12H88z"
        />
        <path
          fill="#001b46"
          fill-opacity=".12"
          d="M24 0h14L0 38V24zM74 0h14L0 88V74zM100 24v14L38 100H24zM100 74v14L88 100H74z"
        />
      </pattern>
      <pattern id="mine-tex-green" width="100" height="100" patternUnits="userSpaceOnUse">
        <path fill="#fff" fill-opacity=".3" d="M0 0h100L86 14H14z" />
        <path fill="#fff" fill-opacity=".12" d="M0 100V0l14 14v72z" />
        <path fill="#00290f" fill-opacity=".2" d="M100 0v100L86 86V14z" />
        <path fill="#00290f" fill-opacity=".36" d="M100 100H0l14-14h72z" />
        <path fill="#fff" fill-opacity=".42" d="M14 14h72L68 32H32z" />
        <path fill="#fff" fill-opacity=".2" d="M14 86V14l18 18v36z" />
        <path fill="#00290f" fill-opacity=".16" d="M86 14v72L68 68V32z" />
        <path fill="#00290f" fill-opacity=".3" d="M86 86H14l18-18h36z" />
        <path fill="#fff" fill-opacity=".2" d="M32 32h36L32 68z" />
        <path fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2" d="M32 32h36v36H32zM14 14h72v72H14z" />
      </pattern>
      <pattern id="mine-tex-red" width="100" height="100" patternUnits="userSpaceOnUse">
        <path fill="#fff" fill-opacity=".34" d="M0 0h100L50 50z" />
        <path fill="#fff" fill-opacity=".12" d="M0 0l50 50L0 100z" />
        <path fill="#3a0006" fill-opacity=".2" d="M100 0v100L50 50z" />
        <path fill="#3a0006" fill-opacity=".42" d="M0 100l50-50 50 50z" />
        <path fill="#fff" fill-opacity=".26" d="M50 24v26H24z" />
        <path fill="#fff" fill-opacity=".14" d="M50 24l26 26H50z" />
        <path fill="#3a0006" fill-opacity=".26" d="M50 76V50h26z" />
        <path fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2" d="M50 24l26 26-26 26-26-26z" />
      </pattern>
      <pattern id="mine-tex-white" width="100" height="100" patternUnits="userSpaceOnUse">
        <path
          fill="#39547a"
          fill-opacity=".22"
          d="M0 50 25 0v50zM50 50 75 0v50zM25 100 50 50v50zM75 100l25-50v50zM0 100V50z"
        />
        <path fill="#39547a" fill-opacity=".07" d="M25 0l25 50H25zM75 0l25 50H75zM0 50l25 50H0zM50 50l25 50H50z" />
        <path fill="#fff" fill-opacity=".75" d="M0 0h25L0 50zM50 0h25L50 50zM25 50h25l-25 50zM75 50h25l-25 50z" />
        <path
          fill="none"
          stroke="#39547a"
          stroke-opacity=".28"
          stroke-width="1.5"
          d="M0 50h100M0 0l50 100L100 0M0 100 50 0l50 100"
        />
      </pattern>
    </>
  );
}
